// Generated from account-data.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type ExportAccountData = { readonly exportMyData: { readonly after: string | null; readonly items: ReadonlyArray<string> } }
export type ExportAccountVariables = { readonly after?: string | null | undefined }
export const ExportAccount: Operation<ExportAccountData, ExportAccountVariables> = {
  kind: 'query',
  endpoint: '/accounts/graphql',
  text: "query ExportAccount($after:String){exportMyData(first:100 after:$after){after items}}",
}

export type EndAccountData = { readonly deleteAccount: { readonly userId: string } }
export type EndAccountVariables = { readonly password: string; readonly requestId?: string | null | undefined }
export const EndAccount: Operation<EndAccountData, EndAccountVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation EndAccount($password:String!$requestId:String){deleteAccount(password:$password requestId:$requestId){userId}}",
}

export type MyAddressData = { readonly me: { readonly userId: string; readonly email: string } | null }
export type MyAddressVariables = Record<string, never>
export const MyAddress: Operation<MyAddressData, MyAddressVariables> = {
  kind: 'query',
  endpoint: '/accounts/graphql',
  text: "query MyAddress{me{userId email}}",
}
