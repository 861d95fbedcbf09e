// Generated from account.graphql by npm run docs: change that, not this file.
import type { Operation } from '../api/operation.ts'

export type SignUpData = { readonly signUp: { readonly email: string } }
export type SignUpVariables = { readonly email: string; readonly password: string; readonly requestId?: string | null | undefined }
export const SignUp: Operation<SignUpData, SignUpVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation SignUp($email:String!$password:String!$requestId:String){signUp(email:$email password:$password requestId:$requestId){email}}",
}

export type VerifyEmailData = { readonly verifyEmail: { readonly email: string } }
export type VerifyEmailVariables = { readonly token: string; readonly password: string; readonly requestId?: string | null | undefined }
export const VerifyEmail: Operation<VerifyEmailData, VerifyEmailVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation VerifyEmail($token:String!$password:String!$requestId:String){verifyEmail(token:$token password:$password requestId:$requestId){email}}",
}

export type ResendVerificationData = { readonly resendVerification: { readonly email: string } }
export type ResendVerificationVariables = { readonly email: string; readonly requestId?: string | null | undefined }
export const ResendVerification: Operation<ResendVerificationData, ResendVerificationVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation ResendVerification($email:String!$requestId:String){resendVerification(email:$email requestId:$requestId){email}}",
}

export type RequestPasswordResetData = { readonly requestPasswordReset: { readonly email: string } }
export type RequestPasswordResetVariables = { readonly email: string; readonly requestId?: string | null | undefined }
export const RequestPasswordReset: Operation<RequestPasswordResetData, RequestPasswordResetVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation RequestPasswordReset($email:String!$requestId:String){requestPasswordReset(email:$email requestId:$requestId){email}}",
}

export type ResetPasswordData = { readonly resetPassword: { readonly email: string } }
export type ResetPasswordVariables = { readonly token: string; readonly newPassword: string; readonly requestId?: string | null | undefined }
export const ResetPassword: Operation<ResetPasswordData, ResetPasswordVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation ResetPassword($token:String!$newPassword:String!$requestId:String){resetPassword(token:$token newPassword:$newPassword requestId:$requestId){email}}",
}
