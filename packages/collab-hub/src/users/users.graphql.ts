import { listQuery, mutationFields, noInput, query } from '@longtable/api'
import type { UsersResolvers } from '../generated/schema.ts'
import { banUser } from './ban-user.ts'
import { deleteAccount } from './delete-account.ts'
import { me, user, UserInput } from './find-users.ts'
import {
  EmailInput,
  profile,
  profileByEmail,
  ProfileInput,
  RoleListInput,
  StatusListInput,
  talents,
  usersWithRole,
  usersWithStatus,
} from './list-users.ts'
import { registerUser } from './register-user.ts'
import { setUserRole } from './set-user-role.ts'
import { syncEmail } from './sync-email.ts'
import { unbanUser } from './unban-user.ts'
import { updateProfile } from './update-profile.ts'
import { usersTypeDefs } from './users.sdl.ts'

const resolvers = {
  Query: {
    me: (_, __, context) => me(context),
    user: query(UserInput, user),
    talents: listQuery(noInput, talents),
    profile: query(ProfileInput, profile),
    profileByEmail: query(EmailInput, profileByEmail),
    usersByRole: listQuery(RoleListInput, usersWithRole),
    usersByStatus: listQuery(StatusListInput, usersWithStatus),
  },
  Mutation: mutationFields({
    registerUser,
    updateProfile,
    syncEmail,
    deleteAccount,
    banUser,
    unbanUser,
    setUserRole,
  }),
} satisfies UsersResolvers

export const usersModule = { name: 'users', typeDefs: usersTypeDefs, resolvers }
