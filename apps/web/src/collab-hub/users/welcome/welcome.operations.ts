// Generated from welcome.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { OwnProfile } from '../users.operations.ts'

export type RegisterUserData = { readonly registerUser: OwnProfile }
export type RegisterUserVariables = { readonly firstName: string; readonly lastName: string; readonly role: 'FOUNDER' | 'INVESTOR' | 'TALENT'; readonly skills?: ReadonlyArray<string> | null | undefined; readonly bio?: string | null | undefined; readonly requestId?: string | null | undefined }
export const RegisterUser: Operation<RegisterUserData, RegisterUserVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RegisterUser($firstName:String!$lastName:String!$role:ChosenRole!$skills:[String!]$bio:String$requestId:String){registerUser(firstName:$firstName lastName:$lastName role:$role skills:$skills bio:$bio requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{id email firstName lastName avatarUrl bio skills linkedinUrl role status subscriptionTier subscriptionStatus createdAt}",
}
