import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/family-world.ts'
import { type Cast, everyone, familyRoles, forMembers } from '../testing/roles.ts'
import { createPerson } from './create-person.ts'
import { linkPerson } from './link-person.ts'
import { peopleFeature } from './people.feature.ts'
import { relatePeople } from './relate-people.ts'

const personOf = async ({ world, owner }: Cast, name = 'Rosa') =>
  (await createPerson(world.again(owner), createPerson.input.parse({ name }))).id

const one = async (cast: Cast) => ({ id: await personOf(cast) })
const two = async (cast: Cast) => ({ id: await personOf(cast), other: await personOf(cast, 'Ben') })
const related = async (cast: Cast) => {
  const { id, other } = await two(cast)
  const pair = { personId: id, otherId: other, type: 'sibling' } as const
  await relatePeople(cast.world.again(cast.owner), relatePeople.input.parse(pair))
  return { id, other }
}

whoMayNot(peopleFeature, familyRoles, [
  forMembers('Query.person', 'query ($id: ID!) { person(personId: $id) { name } }', one),
  forMembers('Query.people', '{ people { items { name } } }'),
  forMembers('Query.familyTree', '{ familyTree { nodes { name } } }'),
  forMembers('Mutation.createPerson', 'mutation { createPerson(name: "Ada") { id } }'),
  forMembers(
    'Mutation.updatePerson',
    'mutation ($id: ID!) { updatePerson(personId: $id, note: "New") { id } }',
    one,
  ),
  forMembers(
    'Mutation.relatePeople',
    `mutation ($id: ID!, $other: ID!) {
      relatePeople(personId: $id, otherId: $other, type: parent) { id }
    }`,
    two,
  ),
  forMembers(
    'Mutation.unrelatePeople',
    'mutation ($id: ID!, $other: ID!) { unrelatePeople(personId: $id, otherId: $other) { id } }',
    related,
  ),
  {
    ...forMembers(
      'Mutation.linkPerson',
      'mutation ($id: ID!, $user: ID) { linkPerson(personId: $id, userId: $user) { id } }',
      one,
    ),
    also: {
      forOthers: {
        become: ({ owner }) => ({ user: idOf(owner) }),
        outcome: 'FORBIDDEN people.not-yours',
      },
      admin: {
        async become({ world, asker }) {
          await world.system.face.setAdmin(world.as(), idOf(asker), true)
          const other = await world.person(`linked-${world.world.stamp().id.toLowerCase()}`)
          return { user: idOf(other) }
        },
        outcome: 'allowed',
      },
    },
  },
  {
    operation: 'Mutation.unlinkPerson',
    document: 'mutation ($id: ID!) { unlinkPerson(personId: $id) { id } }',
    async variables({ world }) {
      const other = await world.person(`other-${world.world.stamp().id.toLowerCase()}`)
      const { id } = await createPerson(other, createPerson.input.parse({ name: 'Rosa' }))
      await linkPerson(world.again(other), { personId: id, userId: undefined })
      return { id }
    },
    outcomes: everyone('FORBIDDEN people.not-yours'),
    allowedFor: 'admin',
  },
])
