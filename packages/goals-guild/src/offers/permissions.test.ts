import { whoMayNot } from '@longtable/testing/permissions'
import { makePartner } from '../testing/partners.ts'
import { type Cast, everyone, guildRoles, type PermissionRow } from '../testing/roles.ts'
import { createOffer } from './create-offer.ts'
import { offersFeature } from './offers.feature.ts'

async function offerOf({ world, owner }: Cast) {
  await makePartner(world, owner)
  const input = { companyId: 'acme', title: 'Shoes', tags: ['running'] }
  const { id } = await createOffer(world.again(owner), createOffer.input.parse(input))
  return { id }
}

const UNKNOWN = 'NOT_FOUND offers.unknown'
const PUBLISHERS = everyone('FORBIDDEN offers.not-publisher', { blocked: UNKNOWN })

const changed = (name: string, more = ''): Omit<PermissionRow, 'operation'> => ({
  document: `mutation ($id: ID!) { ${name}(offerId: $id${more}) { __typename } }`,
  variables: offerOf,
  outcomes: PUBLISHERS,
  also: {
    otherPartner: {
      become: ({ world, asker }) => makePartner(world, asker),
      outcome: 'FORBIDDEN offers.not-publisher',
    },
    admin: {
      become: ({ world, asker }) => makePartner(world, asker, ['admin']),
      outcome: 'allowed',
    },
  },
  allowedFor: 'owner',
})

whoMayNot(offersFeature, guildRoles, [
  {
    operation: 'Query.offer',
    document: 'query ($id: ID!) { offer(offerId: $id) { id } }',
    variables: offerOf,
    outcomes: everyone('allowed', { blocked: UNKNOWN }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.offersOfCompany',
    document: '{ offersOfCompany(companyId: "acme") { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.offersByTag',
    document: '{ offersByTag(tag: "running") { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.myOffers',
    document: '{ myOffers { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.createOffer',
    document: 'mutation { createOffer(companyId: "acme", title: "Shoes") { id } }',
    variables: () => ({}),
    outcomes: everyone('FORBIDDEN offers.not-partner'),
    also: {
      partner: {
        become: ({ world, asker }) => makePartner(world, asker),
        outcome: 'allowed',
      },
      formerPartner: {
        async become({ world, asker }) {
          await makePartner(world, asker)
          await makePartner(world, asker, [])
        },
        outcome: 'FORBIDDEN offers.not-partner',
      },
    },
    allowedFor: 'also',
  },
  { operation: 'Mutation.updateOffer', ...changed('updateOffer', ', title: "Boots"') },
  { operation: 'Mutation.closeOffer', ...changed('closeOffer') },
  { operation: 'Mutation.reopenOffer', ...changed('reopenOffer') },
  { operation: 'Mutation.deleteOffer', ...changed('deleteOffer') },
])
