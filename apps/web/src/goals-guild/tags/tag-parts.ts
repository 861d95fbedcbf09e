/** What can have a tag. */
export const TAG_PARTS = ['people', 'goals', 'groups', 'offers'] as const
export type TagPart = (typeof TAG_PARTS)[number]

export const tagPartOf = (given: unknown): TagPart | undefined =>
  TAG_PARTS.find((part) => part === given)
