import { createElement, useState } from 'react';
import styled from 'styled-components';

const Note = styled.p`
  color: green;
`;

/** A page that needs modules of the shell and has a style of its own. */
export const page = {
  contract: '1.0.0',
  Page: () => createElement(Note, null, useState('the text for everybody')[0]),
};
