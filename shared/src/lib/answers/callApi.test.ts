import * as v from 'valibot';
import { declareCall } from '../../contracts';
import { createFakeShell } from '../../testing';
import { callApi } from './callApi';

const page = declareCall(
  { method: 'GET', path: '/apin/horses/:name/starts', answer: v.object({ starts: v.number() }) },
  () => ({
    summary: 'Starts of a horse',
    access: 'anyone',
    params: v.object({ name: v.string() }),
    query: v.object({ page: v.optional(v.number(), 1) }),
  }),
);
const change = declareCall(
  { method: 'PATCH', path: '/apin/horses/:name', answer: v.object({ kept: v.boolean() }) },
  () => ({
    summary: 'Changes a horse',
    access: 'admin',
    params: v.object({ name: v.string() }),
    body: v.object({ coat: v.string() }),
  }),
);

describe('callApi', () => {
  it('makes a declared call: its path filled in, its query and its body', async () => {
    const shell = createFakeShell({
      answer: ({ kind }) => (kind === 'get' ? { starts: 3 } : { kept: true }),
    });
    expect(await callApi(shell.api, page, { params: { name: 'A/B ?' }, query: { page: 2 } })).toEqual({
      starts: 3,
    });
    expect(
      await callApi(shell.api, change, { params: { name: 'Ourasi' }, body: { coat: 'alezan' } }),
    ).toEqual({
      kept: true,
    });
    expect(shell.calls).toEqual([
      { kind: 'get', name: '/apin/horses/A%2FB%20%3F/starts', query: { page: 2 } },
      { kind: 'patch', name: '/apin/horses/Ourasi', query: {}, body: { coat: 'alezan' } },
    ]);
  });

  it('refuses an answer that is not as declared, naming call and field', async () => {
    const shell = createFakeShell({ answer: () => ({ starts: 'three' }) });
    await expect(callApi(shell.api, page, { params: { name: 'Ourasi' } })).rejects.toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('/apin/horses/Ourasi/starts: starts: '),
    });
  });

  it('passes on what the API refuses', async () => {
    const { api } = createFakeShell();
    await expect(callApi(api, page, { params: { name: 'nobody' } })).rejects.toMatchObject({ code: 'http' });
  });
});
