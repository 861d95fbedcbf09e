import * as z from 'zod'

export const TOKEN_MINUTES = 15

/** As the spec has user ids: ULIDs of ours and UUIDs of Cognito. */
const USER_ID = /^[0-9A-Za-z-]{26,36}$/

/** What every ID token says, Cognito's and ours. */
export const IdClaims = z.object({
  sub: z.string().regex(USER_ID),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  'cognito:groups': z.array(z.string()).optional(),
  token_use: z.literal('id'),
  aud: z.string(),
  iss: z.string(),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  nbf: z.number().optional(),
  jti: z.string().optional(),
})

/** Ours also name the session and the account's generation, so that they can be revoked. */
export const OwnClaims = IdClaims.extend({
  email: z.string(),
  email_verified: z.boolean(),
  jti: z.string(),
  sid: z.string(),
  gen: z.int(),
})
export type OwnClaims = z.infer<typeof OwnClaims>

export type IdClaims = z.infer<typeof IdClaims>
