//! All tests in one program.
