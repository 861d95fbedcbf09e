import { listQuery, type PageArguments, pageOf, query } from '@longtable/api'
import type { GuildContext } from '../context.ts'
import { mutation } from '../resolvers.ts'
import { deleteAccount, DeleteAccountInput } from './delete-account.ts'
import { exportMyData } from './export-my-data.ts'
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
import { countLoader, levelLoader } from './person-loader.graphql.ts'
import { registerUser, RegisterUserInput } from './register-user.ts'
import { setUserRoles, SetUserRolesInput } from './set-user-roles.ts'
import { setUserTier, SetUserTierInput } from './set-user-tier.ts'
import { suspendUser, SuspendUserInput } from './suspend-user.ts'
import { syncEmail, SyncEmailInput } from './sync-email.ts'
import { unsuspendUser } from './unsuspend-user.ts'
import { updateProfile, UpdateProfileInput } from './update-profile.ts'
import type { PublicUser } from './user-views.ts'
import { typeDefs } from './users.sdl.ts'

const resolvers = {
  Query: {
    me: (_: unknown, __: unknown, context: GuildContext) => me(context),
    user: query(UserInput, userById),
    userByNickname: query(NicknameInput, userByNickname),
    isNicknameAvailable: query(NicknameInput, isNicknameAvailable),
    profile: query(UserInput, profile),
    profileByEmail: query(EmailInput, profileOfEmail),
    usersByTag: listQuery(TagInput, usersByTag),
    exportMyData: (_: unknown, page: PageArguments, context: GuildContext) =>
      exportMyData(context, pageOf(page)),
  },
  Mutation: {
    registerUser: mutation(RegisterUserInput, registerUser),
    updateProfile: mutation(UpdateProfileInput, updateProfile),
    syncEmail: mutation(SyncEmailInput, syncEmail),
    deleteAccount: mutation(DeleteAccountInput, deleteAccount),
    suspendUser: mutation(SuspendUserInput, suspendUser),
    unsuspendUser: mutation(SuspendUserInput, unsuspendUser),
    setUserRoles: mutation(SetUserRolesInput, setUserRoles),
    setUserTier: mutation(SetUserTierInput, setUserTier),
  },
  User: {
    followerCount: ({ id }: PublicUser, _: unknown, context: GuildContext) =>
      countLoader(context, 'FOLLOWERS').load(id),
    followingCount: ({ id }: PublicUser, _: unknown, context: GuildContext) =>
      countLoader(context, 'FOLLOWING').load(id),
    level: ({ id }: PublicUser, _: unknown, context: GuildContext) => levelLoader(context).load(id),
  },
}

export const usersModule = { name: 'users', typeDefs, resolvers }
