import { listQuery, live, mutationFields, noInput, query } from '@longtable/api'
import { admin, type FamilyContext } from '../context.ts'
import type { UsersResolvers } from '../generated/schema.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { approveUser } from './approve-user.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { deactivateUser } from './deactivate-user.ts'
import { deleteAccount } from './delete-account.ts'
import {
  inactiveUsers,
  invitations,
  me,
  member,
  members,
  pendingUsers,
  profile,
} from './find-users.ts'
import { inviteRelative } from './invite-relative.ts'
import { photoUrl } from './photo.ts'
import { UserInput } from './profile-fields.ts'
import { type MemberChange, MEMBERS_TOPIC } from './profile-live.ts'
import { reactivateUser } from './reactivate-user.ts'
import { registerUser } from './register-user.ts'
import { setUserAdmin } from './set-user-admin.ts'
import { syncEmail } from './sync-email.ts'
import { updateProfile } from './update-profile.ts'
import { usersTypeDefs } from './users.sdl.ts'

const RELATIONSHIPS_MAX = 100

const membersChanged = live({
  input: noInput,
  admit: async (context: FamilyContext) => void (await admin(context, 'membersChanged')),
  events: ({ bus }) => bus.subscribe<MemberChange>(MEMBERS_TOPIC),
  show: (_, __, event) => event,
})

const resolvers = {
  Query: {
    me: (_, __, context) => me(context),
    member: query(UserInput, member),
    members: listQuery(noInput, members),
    profile: query(UserInput, profile),
    pendingUsers: listQuery(noInput, pendingUsers),
    inactiveUsers: listQuery(noInput, inactiveUsers),
    invitations: listQuery(noInput, invitations),
  },
  Mutation: mutationFields({
    registerUser,
    acceptInvitation,
    updateProfile,
    syncEmail,
    deleteAccount,
    approveUser,
    deactivateUser,
    reactivateUser,
    setUserAdmin,
    inviteRelative,
    cancelInvitation,
  }),
  Subscription: { membersChanged },
  Face: { photoUrl },
  Member: { photoUrl },
  Profile: { photoUrl },
} satisfies UsersResolvers

export const usersModule = {
  name: 'users',
  typeDefs: usersTypeDefs,
  resolvers,
  pageSizeMax: {
    'Member.familyRelationships': RELATIONSHIPS_MAX,
    'Profile.familyRelationships': RELATIONSHIPS_MAX,
  },
}
