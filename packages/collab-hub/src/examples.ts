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
  {
    query: `# What is there about repairs? Also without a token: then by what is on the cards.
query Search {
  searchStartups(text: "repair", first: 5) {
    items { startup { name tagline } snippet { text hits } }
    counts { total facets { name values { value count } } }
  }
  searchRoles(skills: ["logistics"], first: 5) { items { role { title startup { name } } } }
}
`,
  },
]
