import { grantRoles } from '../users/set-user-roles.ts'
import type { GuildContext } from '../context.ts'
import { type GuildWorld, idOf } from '../testing/guild-world.ts'
import { type Cast, everyone, type PermissionRow } from '../testing/permission-row.ts'
import { createOffer } from './create-offer.ts'

/** As an operator makes somebody a partner, or ends it. */
export async function makePartner(
  world: GuildWorld,
  person: GuildContext,
  roles: ('partner' | 'admin')[] = ['partner'],
): Promise<void> {
  await grantRoles(world.as(), { userId: idOf(person), roles })
}

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

export const offerPermissions: readonly PermissionRow[] = [
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
]
