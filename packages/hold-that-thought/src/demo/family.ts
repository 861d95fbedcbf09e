/** People of the tree, by a name of the story's own. */
export const FAMILY = {
  walter: { name: 'Walter Hale', birthDate: '1918-04-02', deathDate: '1986-11-13' },
  edith: { name: 'Edith Hale', birthDate: '1920-08-19', deathDate: '2001-03-30' },
  anna: { name: 'Anna Lindqvist', birthDate: '1921-12-13', deathDate: '2008-06-21' },
  nils: { name: 'Nils Lindqvist', birthDateText: 'about 1915', deathDate: '1990-01-09' },
  margaret: { name: 'Margaret Hale', birthDate: '1945-05-08' },
  erik: { name: 'Erik Lindqvist', birthDate: '1949-10-03' },
  robin: { name: 'Robin Hale', birthDate: '1979-01-28' },
  jonas: { name: 'Jonas Lindqvist', birthDate: '1977-07-15' },
} as const
export type Relative = keyof typeof FAMILY

export interface DemoLetter {
  readonly date: string
  readonly dateText?: string
  readonly from: Relative
  readonly to: readonly Relative[]
  readonly about?: readonly Relative[]
  readonly place: string
  readonly tags: readonly string[]
  readonly title: string
  readonly description?: string
  readonly content: string
}
