/** The site's mark: a horseshoe with its nail holes. */
export function BrandMark() {
  return (
    <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M8 4C4.8 8 4 12.5 5.2 17.500 6.200 22.500 9 26.500 16 26.500s9.800-4 10.800-9C28 12.500 27.200 8 24 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {[
        [8.2, 11],
        [9.2, 17],
        [12.6, 22.2],
        [19.4, 22.2],
        [22.8, 17],
        [23.8, 11],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="1.05" fill="#063322" />
      ))}
    </svg>
  );
}
