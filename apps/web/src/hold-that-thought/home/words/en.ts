export const homeEn = {
  title: (name: string) => `Hello, ${name}`,
  lead: 'What was written, and what was said about it.',
}
export type HomeWords = typeof homeEn
