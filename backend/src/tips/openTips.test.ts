import { openTips } from './openTips';

const tip = (raceId: number, free?: boolean) => ({ raceId, ...(free !== undefined && { free }) });

describe('the tips of a day that are for everybody', () => {
  it('are the first where the editor gave none away', () => {
    const tips = [tip(1), tip(2, false)];
    expect([...openTips(tips)]).toEqual([tips[0]]);
    expect([...openTips([])]).toEqual([]);
  });

  it('are those that the editor gave away, and no other', () => {
    const tips = [tip(1), tip(2, true), tip(3, true)];
    expect([...openTips(tips)]).toEqual(tips.slice(1));
  });
});
