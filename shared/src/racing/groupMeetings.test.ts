import fc from 'fast-check';
import { race } from '../testing';
import { groupMeetings } from './groupMeetings';

const names = (meetings: ReturnType<typeof groupMeetings>) => meetings.map(({ racecourse }) => racecourse);

describe('groupMeetings', () => {
  it('sorts meetings by number, 2 before 10, named ones after by name', () => {
    const meetings = groupMeetings([
      race({ id: 1, racecourse: 'WOLVERHAMPTON', meeting: null }),
      race({ id: 2, racecourse: 'PAU', meeting: 10 }),
      race({ id: 3, racecourse: 'ÉVREUX', meeting: null }),
      race({ id: 4, racecourse: 'VINCENNES', meeting: 2 }),
      race({ id: 5, racecourse: 'FONTAINEBLEAU', meeting: null }),
    ]);
    expect(names(meetings)).toEqual(['VINCENNES', 'PAU', 'ÉVREUX', 'FONTAINEBLEAU', 'WOLVERHAMPTON']);
    expect(meetings.map(({ number }) => number)).toEqual([2, 10, null, null, null]);
  });

  it('sorts races by number, 2 before 10, those without after', () => {
    const races = [10, 2, null, 1].map((number, id) => race({ id, number }));
    const [meeting] = groupMeetings(races);
    expect(meeting?.races.map(({ number }) => number)).toEqual([1, 2, 10, null]);
  });

  it('puts two meetings of one racecourse together, at the place of the first', () => {
    const meetings = groupMeetings([
      race({ id: 1, racecourse: 'VINCENNES', meeting: 4 }),
      race({ id: 2, racecourse: 'PAU', meeting: 2 }),
      race({ id: 3, racecourse: 'VINCENNES', meeting: 1 }),
    ]);
    expect(names(meetings)).toEqual(['VINCENNES', 'PAU']);
    expect(meetings[0]).toMatchObject({ number: 1, races: [{ id: 3 }, { id: 1 }] });
  });

  it('keeps every race, in an order that does not depend on the answer’s', () => {
    const number = fc.option(fc.integer({ min: 1, max: 20 }));
    const day = fc
      .array(
        fc.record({ racecourse: fc.constantFrom('PAU', 'DEAUVILLE', 'AUTEUIL'), meeting: number, number }),
      )
      .map((races) => races.map((fields, id) => race({ id, ...fields })));
    fc.assert(
      fc.property(day, (races) => {
        const meetings = groupMeetings(races);
        expect(meetings.flatMap((meeting) => meeting.races)).toHaveLength(races.length);
        expect(groupMeetings([...races].reverse())).toEqual(meetings);
        expect(new Set(names(meetings)).size).toBe(meetings.length);
      }),
    );
  });

  it('gives nothing for an empty day', () => expect(groupMeetings([])).toEqual([]));
});
