import type { Face } from '@longtable/system'

/** A tab of GraphiQL each: the queries run as they are, with the demo person's token. */
export const FAMILY_EXAMPLES: Face['examples'] = [
  {
    query: `# Who am I here, and who belongs to the family?
query Family {
  me { userId displayName groups personId }
  members(first: 10) { items { displayName familyRelationship bio } }
  familyTree(first: 50) {
    nodes { id name birthDate }
    edges { fromId toId kind }
  }
}
`,
  },
  {
    query: `# The letters, and what there is of them.
query Letters {
  letterDecades { decade count years { year count } }
  letters(order: oldest, first: 5) {
    items { id date dateText title from { name } to { name } place tags versionCount }
    after
  }
  lettersOnThisDay(monthDay: "05-01") { items { date title } }
}

# Put the id of a letter below.
query Read($letterId: ID!) {
  letter(letterId: $letterId) { title content versionCount previous { id } next { id } }
  letterVersions(letterId: $letterId, first: 5) { items { timestamp updatedBy content } }
}

# Say which text you have read: whoever was faster is shown to you.
mutation Edit($letterId: ID!, $versionCount: Int!, $content: String!) {
  editLetter(letterId: $letterId, versionCount: $versionCount, content: $content) {
    isSaved
    letter { versionCount }
    conflict { merged { content } overlaps { field yours theirs } }
  }
}
`,
    variables: { letterId: '1943-05-01', versionCount: 1, content: 'Dear all' },
  },
  {
    query: `# What was written, and said, about the sea?
query Search {
  searchArchive(text: "sea", first: 5) {
    items { kind letter { date title } comment { userName } snippet { text hits } }
    counts { total facets { name values { value count } } }
  }
}
`,
  },
]
