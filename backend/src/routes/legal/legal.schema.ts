import { Type } from 'typebox';

export const legalSchema = {
  summary: 'A legal page, as an HTML document of its own',
  produces: ['text/html'],
  response: { 200: Type.String() },
};
