/** How quickly the feed is asked, milliseconds. */
export interface FollowPace {
  /** Between two looks at one race that is run or whose arrival is not final. */
  readonly liveInterval: number;
  /** Least time from the beginning of one request to that of the next. */
  readonly pause: number;
}
