import { listQuery, pageOf, query } from '@longtable/api'
import type { UsersResolvers } from '../generated/schema.ts'
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
import { typeDefs } from './users.sdl.ts'

const resolvers = {
  Query: {
    me: (_, __, context) => me(context),
    user: query(UserInput, userById),
    userByNickname: query(NicknameInput, userByNickname),
    isNicknameAvailable: query(NicknameInput, isNicknameAvailable),
    profile: query(UserInput, profile),
    profileByEmail: query(EmailInput, profileOfEmail),
    usersByTag: listQuery(TagInput, usersByTag),
    exportMyData: (_, page, context) => exportMyData(context, pageOf(page)),
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
    followerCount: ({ id }, _, context) => countLoader(context, 'FOLLOWERS').load(id),
    followingCount: ({ id }, _, context) => countLoader(context, 'FOLLOWING').load(id),
    level: ({ id }, _, context) => levelLoader(context).load(id),
  },
} satisfies UsersResolvers

export const usersModule = { name: 'users', typeDefs, resolvers }
