/** Somebody to look around as: in development the server names a few. */
export interface DemoPerson {
  readonly email: string
  readonly password: string
  readonly fullName: string
  readonly role: 'member' | 'admin' | 'partner' | 'founder' | 'talent' | 'investor' | 'relative'
  /** The path of the product that they are at home in. */
  readonly home: string
}

const said = document.querySelector<HTMLMetaElement>('meta[name=demo]')?.content

/** Nobody, anywhere else. */
export const demoPeople: readonly DemoPerson[] = said ? (JSON.parse(said) as DemoPerson[]) : []

/** Those at home where one is; elsewhere all of them. */
export const demoPeopleHere: readonly DemoPerson[] = demoPeople.some(isHere)
  ? demoPeople.filter(isHere)
  : demoPeople

function isHere({ home }: DemoPerson): boolean {
  return location.pathname.startsWith(home)
}
