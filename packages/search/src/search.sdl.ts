/** How a hit is shown, in every system alike. */
export const SNIPPET_SDL = /* GraphQL */ `
  "A piece of what was found."
  type Snippet {
    text: String!
    "Where hits begin and end in the text, in turns, in UTF-16 units."
    hits: [Int!]!
  }
`

/** How hits are counted. */
export const COUNTS_SDL = /* GraphQL */ `
  type FacetValue {
    value: String!
    count: Int!
  }
  "The most frequent values, counted without the filter by this facet itself."
  type Facet {
    name: String!
    values: [FacetValue!]!
  }
  "Of what you may see, and of nothing else."
  type SearchCounts {
    total: Int!
    "False above 10,000: then all counts are of the newest ones."
    isExact: Boolean!
    facets: [Facet!]!
  }
`
