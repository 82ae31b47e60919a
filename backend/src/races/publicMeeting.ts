/**
 * The one meeting of a day whose races and arrivals are listed for everybody (specification, part 6). A rule about lists:
 * pages of single races, horses and people are public.
 */
export const PUBLIC_MEETING = 1;
