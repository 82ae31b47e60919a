// What is shared is negotiated before the first module that uses it runs.
void import('./main');
