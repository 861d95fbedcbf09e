import { listQuery, loader, mutationFields, noInput, query } from '@longtable/api'
import { findShown } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import type { PeopleResolvers } from '../generated/schema.ts'
import { RELATIONSHIPS_MAX } from './contradictions.ts'
import { createPerson } from './create-person.ts'
import { familyTree, people, person } from './find-people.ts'
import { linkPerson } from './link-person.ts'
import { PersonInput } from './person-fields.ts'
import { type PersonView, personView } from './person-views.ts'
import { Person } from './person.entity.ts'
import { relatePeople } from './relate-people.ts'
import { unlinkPerson } from './unlink-person.ts'
import { unrelatePeople } from './unrelate-people.ts'
import { updatePerson } from './update-person.ts'

/** People by id; null where there is none. */
export const personLoader = (context: FamilyContext) =>
  loader<string, PersonView | null>(context, 'people.person', async (ids) => {
    const found = await findShown(
      context,
      Person,
      ids.map((personId) => ({ personId })),
    )
    return found.map((one) => (one ? personView(one) : null))
  })

/** Those of them who are there. */
export async function peopleIn(
  context: FamilyContext,
  ids: readonly string[],
): Promise<PersonView[]> {
  const found = await Promise.all(ids.map((id) => personLoader(context).load(id)))
  return found.filter((one) => one !== null)
}

const typeDefs = /* GraphQL */ `
  enum RelationshipType {
    parent
    child
    partner
    sibling
    other
  }
  "What somebody is to a person: of type parent, the person's parent."
  type Relationship {
    personId: ID!
    person: Person
    type: RelationshipType!
    "What an other is: a godmother."
    customType: String
  }
  "Somebody of the family, with or without an account."
  type Person {
    id: ID!
    name: String!
    userId: ID
    birthDate: String
    deathDate: String
    "What is known where the day is not."
    birthDateText: String
    deathDateText: String
    note: String
    relationships: [Relationship!]!
    createdAt: String!
    updatedAt: String!
  }
  type PersonPage {
    items: [Person!]!
    after: String
  }
  enum FamilyEdgeKind {
    parentOf
    partnerOf
    siblingOf
    other
  }
  type FamilyEdge {
    fromId: ID!
    toId: ID!
    kind: FamilyEdgeKind!
    customType: String
  }
  "Each relationship is one edge, on the page of the node where it begins."
  type FamilyTreePage {
    nodes: [Person!]!
    edges: [FamilyEdge!]!
    after: String
  }
  extend type Query {
    person(personId: ID!): Person!
    "By name."
    people(first: Int, after: String): PersonPage!
    "Nodes and edges for a drawing."
    familyTree(first: Int, after: String): FamilyTreePage!
  }
  extend type Mutation {
    createPerson(
      name: String!
      birthDate: String
      deathDate: String
      birthDateText: String
      deathDateText: String
      note: String
      requestId: String
    ): Person!
    "What is left out stays; null takes it away."
    updatePerson(
      personId: ID!
      name: String
      birthDate: String
      deathDate: String
      birthDateText: String
      deathDateText: String
      note: String
      requestId: String
    ): Person!
    "The other one is this to the person; what the person is to them is written with it."
    relatePeople(
      personId: ID!
      otherId: ID!
      type: RelationshipType!
      customType: String
      reverseCustomType: String
      requestId: String
    ): Person!
    unrelatePeople(personId: ID!, otherId: ID!, requestId: String): Person!
    "This person is you; admins may say who it is."
    linkPerson(personId: ID!, userId: ID, requestId: String): Person!
    unlinkPerson(personId: ID!, requestId: String): Person!
  }
`

const resolvers = {
  Query: {
    person: query(PersonInput, person),
    people: listQuery(noInput, people),
    familyTree: listQuery(noInput, familyTree),
  },
  Mutation: mutationFields({
    createPerson,
    updatePerson,
    relatePeople,
    unrelatePeople,
    linkPerson,
    unlinkPerson,
  }),
  Relationship: {
    person: ({ personId }, _, context) => personLoader(context).load(personId),
  },
} satisfies PeopleResolvers

export const peopleModule = {
  name: 'people',
  typeDefs,
  resolvers,
  pageSizeMax: { 'Person.relationships': RELATIONSHIPS_MAX },
}
