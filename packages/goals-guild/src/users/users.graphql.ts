import { listQuery, mutationFields, query } from '@longtable/api'
import type { UsersResolvers } from '../generated/schema.ts'
import { deleteAccount } from './delete-account.ts'
import {
  EmailInput,
  isNicknameAvailable,
  me,
  NicknameInput,
  profile,
  profileOfEmail,
  TagInput,
  userById,
  userByNickname,
  UserInput,
  usersByTag,
} from './find-users.ts'
import { PEOPLE_MAX, PrefixInput, peopleMatching } from './people-matching.ts'
import { countLoader, levelLoader } from './person-loader.graphql.ts'
import { registerUser } from './register-user.ts'
import { setUserRoles } from './set-user-roles.ts'
import { setUserTier } from './set-user-tier.ts'
import { suspendUser } from './suspend-user.ts'
import { syncEmail } from './sync-email.ts'
import { unsuspendUser } from './unsuspend-user.ts'
import { updateProfile } from './update-profile.ts'
import { usersTypeDefs } from './users.sdl.ts'

const resolvers = {
  Query: {
    me: (_, __, context) => me(context),
    user: query(UserInput, userById),
    userByNickname: query(NicknameInput, userByNickname),
    isNicknameAvailable: query(NicknameInput, isNicknameAvailable),
    profile: query(UserInput, profile),
    profileByEmail: query(EmailInput, profileOfEmail),
    peopleMatching: query(PrefixInput, peopleMatching),
    usersByTag: listQuery(TagInput, usersByTag),
  },
  Mutation: mutationFields({
    registerUser,
    updateProfile,
    syncEmail,
    deleteAccount,
    suspendUser,
    unsuspendUser,
    setUserRoles,
    setUserTier,
  }),
  User: {
    followerCount: ({ id }, _, context) => countLoader(context, 'FOLLOWERS').load(id),
    followingCount: ({ id }, _, context) => countLoader(context, 'FOLLOWING').load(id),
    level: ({ id }, _, context) => levelLoader(context).load(id),
  },
} satisfies UsersResolvers

export const usersModule = {
  name: 'users',
  typeDefs: usersTypeDefs,
  resolvers,
  pageSizeMax: { 'Query.peopleMatching': PEOPLE_MAX },
}
