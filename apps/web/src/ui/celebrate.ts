/** Loaded when there is something to celebrate. */
export const celebrate = (): void => void import('./burst.ts').then(({ burst }) => burst())
