import type {
  ContentChange,
  ContentItem,
  ContentKind,
  ContentVersionText,
  ShellApi,
} from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import type * as v from 'valibot';
import { ITEMS, VERSIONS } from './contentSchemas';

type Shell = Pick<ShellApi, 'api'>;

/** A content by its kind and key. */
export interface ContentName<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind;
  readonly key: string;
}

const pathOf = ({ kind, key }: ContentName, rest = '') =>
  `/apin/content/${kind}/${encodeURIComponent(key)}${rest}`;

/** The table has a schema for each kind; TypeScript does not follow a generic kind through it. */
function readItem<Kind extends ContentKind>(name: ContentName<Kind>, body: unknown): ContentItem<Kind> {
  const schema = ITEMS[name.kind] as unknown as v.GenericSchema<unknown, ContentItem<Kind>>;
  return readAnswer(schema, body, pathOf(name));
}

/** `GET /apin/content/{kind}/{key}`. Throws as the API client does (404 for what is not there), or `malformed`. */
export async function fetchContent<Kind extends ContentKind>(
  shell: Shell,
  name: ContentName<Kind>,
  signal?: AbortSignal,
): Promise<ContentItem<Kind>> {
  const { body } = await shell.api.get(pathOf(name), signal === undefined ? {} : { signal });
  return readItem(name, body);
}

/**
 * `PATCH /apin/content/{kind}/{key}`: keeps a draft.
 * @throws AppError of the API client; 409 with `details.refusal` `content-changed` or `content-exists`
 */
export async function saveDraft<Kind extends ContentKind>(
  shell: Shell,
  name: ContentName<Kind>,
  change: ContentChange<Kind>,
): Promise<ContentItem<Kind>> {
  return readItem(name, (await shell.api.patch(pathOf(name), change)).body);
}

/** `POST …/publish`: shows it to visitors. Throws as {@link saveDraft}. */
export async function publishContent<Kind extends ContentKind>(
  shell: Shell,
  name: ContentName<Kind>,
  change: ContentChange<Kind>,
): Promise<ContentItem<Kind>> {
  return readItem(name, (await shell.api.post(pathOf(name, '/publish'), change)).body);
}

/** `POST …/withdraw`: takes it from the site. Throws as {@link saveDraft}. */
export async function withdrawContent<Kind extends ContentKind>(
  shell: Shell,
  name: ContentName<Kind>,
  version: number,
): Promise<ContentItem<Kind>> {
  return readItem(name, (await shell.api.post(pathOf(name, '/withdraw'), { version })).body);
}

/** `GET …/versions/{version}`. Throws as {@link fetchContent}. */
export async function fetchVersion<Kind extends ContentKind>(
  shell: Shell,
  name: ContentName<Kind>,
  version: number,
): Promise<ContentVersionText<Kind>> {
  const path = pathOf(name, `/versions/${version}`);
  const schema = VERSIONS[name.kind] as unknown as v.GenericSchema<unknown, ContentVersionText<Kind>>;
  return readAnswer(schema, (await shell.api.get(path)).body, path);
}
