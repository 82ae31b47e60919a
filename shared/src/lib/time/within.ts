/**
 * Waits for the work, but not longer than `milliseconds`.
 * @returns `null` where it takes longer: the work goes on
 * @throws what the work throws meanwhile
 */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
