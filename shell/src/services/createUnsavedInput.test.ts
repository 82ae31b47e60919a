import { createUnsavedInput } from './createUnsavedInput';

/** Whether the browser would ask before leaving. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('unsaved input', () => {
  it('is held until everybody has let go, and as long the browser asks before leaving', () => {
    const unsaved = createUnsavedInput(window);
    expect([unsaved.isHeld(), asks()]).toEqual([false, false]);
    const releaseOne = unsaved.hold();
    const releaseOther = unsaved.hold();
    releaseOne();
    expect([unsaved.isHeld(), asks()]).toEqual([true, true]);
    releaseOther();
    expect([unsaved.isHeld(), asks()]).toEqual([false, false]);
  });

  it('is not let go for somebody else by letting go twice', () => {
    const unsaved = createUnsavedInput(window);
    const release = unsaved.hold();
    const releaseOther = unsaved.hold();
    release();
    release();
    expect([unsaved.isHeld(), asks()]).toEqual([true, true]);
    releaseOther();
  });
});
