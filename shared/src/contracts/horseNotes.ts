import * as v from 'valibot';
import { declareCall, described, frenchText, whole } from '#terms';
import type { ShapeOf } from './calls/Call';
import { rowKey } from './calls/params';
import { utcTime } from './calls/values';
import { ownParams } from './users';

/** Horses that a member may keep a note on. */
export const HORSE_NOTES_LIMIT = 500;
/** Characters of a note. */
export const HORSE_NOTE_LENGTH = 1000;
/** Refusal of a note on one more horse, status 409. */
export const TOO_MANY_NOTES = 'too-many-notes';
/** Horses that one call may ask for by id. */
const ASKED = 100;

/** A horse that a member has spotted, with what they noted of it. */
export const HorseNote = v.object({
  horse: described(whole, '`cachedate.idChe`'),
  name: described(frenchText, 'empty where no stored race knows the horse any more'),
  note: described(v.string(), `plain text of 1 to ${HORSE_NOTE_LENGTH} characters`),
  updatedAt: utcTime,
});
export type HorseNote = ShapeOf<typeof HorseNote>;

const params = () => v.object({ ...ownParams().entries, horse: rowKey });

/** What cannot be stored, or is not seen: control characters but for lines and tabs, and halves of pairs. */
const SEEN = /^(?:[\t\n\r]|[^\p{Cc}\p{Surrogate}])*$/u;

/** A member's notes, newest first; of some horses alone where they are named. */
export const horseNotes = declareCall(
  { method: 'GET', path: '/apin/user/:uid/notes', answer: v.object({ notes: v.array(HorseNote) }) },
  () => ({
    summary: 'Horses that the signed-in user has spotted, with their notes, newest first',
    access: 'self',
    params: ownParams(),
    query: v.object({
      horses: v.exactOptional(
        described(
          v.pipe(
            v.string(),
            v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/),
            v.check((text) => text.split(',').length <= ASKED),
          ),
          `at most ${ASKED} ids of horses, joined by commas`,
        ),
      ),
    }),
    refusals: [400, 429],
  }),
);

/** Keeps a note, in place of the one before. */
export const horseNoteChange = declareCall(
  { method: 'PATCH', path: '/apin/user/:uid/notes/:horse', answer: HorseNote },
  () => ({
    summary: 'Keeps a note on a horse, in place of the one before',
    description: `Of two changes the later one stays. 409 ${TOO_MANY_NOTES} beyond ${HORSE_NOTES_LIMIT} horses.`,
    access: 'self',
    params: params(),
    body: v.strictObject({
      note: described(
        v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(HORSE_NOTE_LENGTH), v.regex(SEEN)),
        `1 to ${HORSE_NOTE_LENGTH} characters that can be seen`,
      ),
    }),
    refusals: [400, 404, 409, 429],
  }),
);

/** Lets a horse go with its note; nothing happens where there is none. */
export const horseNoteRemoval = declareCall(
  { method: 'DELETE', path: '/apin/user/:uid/notes/:horse', answer: v.null() },
  () => ({
    summary: 'Takes the note on a horse away',
    access: 'self',
    status: 204,
    params: params(),
    refusals: [400, 429],
  }),
);
