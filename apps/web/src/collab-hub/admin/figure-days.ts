/** How many days are shown of what came when. */
export const FIGURE_DAYS = 30
