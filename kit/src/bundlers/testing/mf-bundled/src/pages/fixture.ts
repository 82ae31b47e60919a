import { useState } from 'react';

/** Has a text to find in the bundle, and loads another file later. */
export const page = {
  contract: '1.5.0',
  Page: () => useState('the page’s text')[0],
  loader: () => import('./later'),
};
