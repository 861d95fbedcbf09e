// Generated from contact.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type ContactAdminsData = { readonly contactAdmins: { readonly isSent: boolean } }
export type ContactAdminsVariables = { readonly name: string; readonly email: string; readonly message: string; readonly requestId?: string | null | undefined }
export const ContactAdmins: Operation<ContactAdminsData, ContactAdminsVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ContactAdmins($name:String!$email:String!$message:String!$requestId:String){contactAdmins(name:$name email:$email message:$message requestId:$requestId){isSent}}",
}
