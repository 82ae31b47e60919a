import { useState } from 'react';

/** A page that needs a module of the shell and has a text to find in the bundle. */
export const page = { contract: '1.0.0', Page: () => useState('the fixture’s text')[0] };
