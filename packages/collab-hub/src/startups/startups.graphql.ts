import { listQuery, mutationFields, noInput, query } from '@longtable/api'
import { fileUrl } from '@longtable/system'
import type { StartupsResolvers } from '../generated/schema.ts'
import { userLoader } from '../users/user-loader.graphql.ts'
import { userView } from '../users/user-views.ts'
import { createStartup } from './create-startup.ts'
import { deleteStartup } from './delete-startup.ts'
import {
  FounderInput,
  myStartups,
  startup,
  startups,
  StartupsInput,
  startupsOf,
} from './find-startups.ts'
import { LOGO } from './logo-files.ts'
import { removeLogo } from './remove-logo.ts'
import { reviewStartup } from './review-startup.ts'
import { setLogo } from './set-logo.ts'
import { setStartupStatus } from './set-startup-status.ts'
import { setStartupVisibility } from './set-startup-visibility.ts'
import { StartupInput } from './startup-fields.ts'
import { seesFigures } from './startup.policy.ts'
import { startupsTypeDefs } from './startups.sdl.ts'
import { updateStartup } from './update-startup.ts'

const resolvers = {
  Query: {
    startup: query(StartupInput, startup),
    startups: listQuery(StartupsInput, startups),
    myStartups: listQuery(noInput, myStartups),
    startupsOf: listQuery(FounderInput, startupsOf),
  },
  Mutation: mutationFields({
    createStartup,
    updateStartup,
    setStartupStatus,
    setStartupVisibility,
    reviewStartup,
    setLogo,
    removeLogo,
    deleteStartup,
  }),
  Startup: {
    logoUrl: ({ id: startupId, logoUrl: key }, _, context) =>
      fileUrl(context, { purpose: LOGO, of: { startupId }, key }),
    async founder({ founderId }, _, context) {
      const founder = founderId === null ? undefined : await userLoader(context).load(founderId)
      return founder ? userView(founder) : null
    },
    async founderContact({ founderId, sight }, _, context) {
      if (founderId === null || !seesFigures(sight)) return null
      return (await userLoader(context).load(founderId))?.email ?? null
    },
  },
} satisfies StartupsResolvers

export const startupsModule = { name: 'startups', typeDefs: startupsTypeDefs, resolvers }
