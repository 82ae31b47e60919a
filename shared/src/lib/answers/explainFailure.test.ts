import { AppError } from '../../contracts';
import { explainFailure } from './explainFailure';

const http = (status: number) =>
  new AppError('http', `HTTP error! status: ${status}`, { details: { status } });

it.each([
  [new AppError('network', 'GET /caractrap got no answer'), 'pas de réponse du site'],
  [http(503), 'erreur 503'],
  [http(429), 'trop de demandes en peu de temps'],
  [new AppError('malformed', 'no list'), 'réponse illisible'],
  [new AppError('http', 'HTTP error!'), 'erreur imprévue'],
  [new TypeError('x is not a function'), 'erreur imprévue'],
  ['offline', 'erreur imprévue'],
])('%p is told a visitor as « %s »', (error, words) => {
  expect(explainFailure(error)).toBe(words);
});
