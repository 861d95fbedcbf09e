import { listQuery, mutationFields, noInput, query } from '@longtable/api'
import type { AccessResolvers } from '../generated/schema.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { startupLoader } from '../startups/startup-loader.graphql.ts'
import { personShown } from '../users/user-loader.graphql.ts'
import { AccessInput } from './access-fields.ts'
import { accessTypeDefs } from './access.sdl.ts'
import { cancelAccessRequest } from './cancel-access-request.ts'
import { changeAccess } from './change-access.ts'
import { decideAccess } from './decide-access.ts'
import {
  accessRequest,
  emailGrants,
  myAccessRequests,
  StartupAccessInput,
  startupAccessRequests,
} from './find-access.ts'
import { grantAccess } from './grant-access.ts'
import { requestAccess } from './request-access.ts'
import { revokeAccess } from './revoke-access.ts'
import { revokeEmailGrant } from './revoke-email-grant.ts'

const resolvers = {
  Query: {
    accessRequest: query(AccessInput, accessRequest),
    myAccessRequests: listQuery(noInput, myAccessRequests),
    startupAccessRequests: listQuery(StartupAccessInput, startupAccessRequests),
    emailGrants: listQuery(StartupInput, emailGrants),
  },
  Mutation: mutationFields({
    requestAccess,
    cancelAccessRequest,
    decideAccess,
    changeAccess,
    revokeAccess,
    grantAccess,
    revokeEmailGrant,
  }),
  AccessRequest: {
    async startup({ startupId }, _, context) {
      return (await startupLoader(context).load(startupId)) ?? null
    },
    requester: ({ requesterId }, _, context) => personShown(context, requesterId),
  },
} satisfies AccessResolvers

export const accessModule = { name: 'access', typeDefs: accessTypeDefs, resolvers }
