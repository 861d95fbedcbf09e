/** Somebody to look around as: in development the server names a few. */
export interface DemoPerson {
  readonly email: string
  readonly password: string
  readonly fullName: string
  readonly role: 'member' | 'admin' | 'partner'
  /** The path of the product that they are at home in. */
  readonly home: string
}

const said = document.querySelector<HTMLMetaElement>('meta[name=demo]')?.content

/** Nobody, anywhere else. */
export const demoPeople: readonly DemoPerson[] = said ? (JSON.parse(said) as DemoPerson[]) : []
