// Generated from account-data.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type ExportMyDataData = { readonly exportMyData: { readonly after: string | null; readonly items: ReadonlyArray<string> } }
export type ExportMyDataVariables = { readonly after?: string | null | undefined }
export const ExportMyData: Operation<ExportMyDataData, ExportMyDataVariables> = {
  kind: 'query',
  endpoint: '/accounts/graphql',
  text: "query ExportMyData($after:String){exportMyData(first:100 after:$after){after items}}",
}

export type DeleteAccountData = { readonly deleteAccount: { readonly userId: string } }
export type DeleteAccountVariables = { readonly password: string; readonly requestId?: string | null | undefined }
export const DeleteAccount: Operation<DeleteAccountData, DeleteAccountVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation DeleteAccount($password:String!$requestId:String){deleteAccount(password:$password requestId:$requestId){userId}}",
}

export type MyAddressData = { readonly me: { readonly userId: string; readonly email: string } | null }
export type MyAddressVariables = Record<string, never>
export const MyAddress: Operation<MyAddressData, MyAddressVariables> = {
  kind: 'query',
  endpoint: '/accounts/graphql',
  text: "query MyAddress{me{userId email}}",
}
