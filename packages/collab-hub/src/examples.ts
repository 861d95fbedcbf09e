import type { Face } from '@longtable/system'

/** A tab of GraphiQL each: the queries run as they are, with the demo person's token. */
export const HUB_EXAMPLES: Face['examples'] = [
  {
    query: `# Who am I here?
query Me {
  me { id email role firstName lastName status subscriptionTier }
}
`,
  },
]
