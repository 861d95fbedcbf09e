import { contentDisposition, type FileShown, isShown, servedType } from './content-disposition.ts'

const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
/** A browser's own viewer of PDF does not start in a sandbox; it runs nothing in our name. */
const PDF = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const policyOf = (contentType: string) =>
  isShown(contentType) && contentType === 'application/pdf' ? PDF : SANDBOX

/** How what this server sends itself is to be treated. */
export const servedHeaders = (file: FileShown) => ({
  'content-type': servedType(file.contentType),
  'content-disposition': contentDisposition(file),
  'content-security-policy': policyOf(file.contentType),
  'x-content-type-options': 'nosniff',
})
