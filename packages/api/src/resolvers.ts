/** A field of the SDL, as `printTypes` writes it down. */
interface SdlField {
  readonly args: object
  /** What may be answered: views, and nothing for what is nullable. */
  readonly shown: unknown
}

interface SdlType {
  /** What its resolvers are given: the view of the type; nothing of a root. */
  readonly view: unknown
  readonly fields: Readonly<Record<string, SdlField>>
}

interface Resolver<C, Parent, Args, Shown> {
  (parent: Parent, args: Args, context: C): Shown | Promise<Shown>
  /** What it reads of the arguments, where a schema says it: one that it does not know would be lost. */
  readonly takes?: Record<keyof Args, true>
}

interface Subscription<C, Args, Shown> {
  readonly subscribe: Resolver<C, unknown, Args, AsyncIterable<unknown>>
  readonly resolve: (event: never) => Shown | Promise<Shown>
}

/** Names of fields that the view does not have, or has as something else. */
type Lacking<T extends SdlType> = {
  [Name in keyof T['fields']]: Name extends keyof T['view']
    ? [T['view'][Name]] extends [T['fields'][Name]['shown']]
      ? never
      : Name
    : Name
}[keyof T['fields']]

type ResolverOf<C, T extends SdlType, Name extends keyof T['fields']> = Resolver<
  C,
  T['view'],
  T['fields'][Name]['args'],
  T['fields'][Name]['shown']
>

type TypeResolvers<C, T extends SdlType> = {
  readonly [Name in Lacking<T>]: ResolverOf<C, T, Name>
} & {
  readonly [Name in Exclude<keyof T['fields'], Lacking<T>>]?: ResolverOf<C, T, Name>
}

type Subscriptions<C, T extends SdlType> = {
  readonly [Name in keyof T['fields']]: Subscription<
    C,
    T['fields'][Name]['args'],
    T['fields'][Name]['shown']
  >
}

/** A type whose view has all of it needs no resolvers. */
type NeededTypes<Sdl extends Record<keyof Sdl, SdlType>> = {
  [Name in keyof Sdl]: [Lacking<Sdl[Name]>] extends [never] ? never : Name
}[keyof Sdl]

type ResolversNamed<C, T extends SdlType, Name> = Name extends 'Subscription'
  ? Subscriptions<C, T>
  : TypeResolvers<C, T>

/**
 * The resolvers of a feature, by what its SDL says: every field of a root that it adds, and every
 * field of its types that their views do not have.
 */
export type Resolvers<C, Sdl extends Record<keyof Sdl, SdlType>> = {
  readonly [Name in NeededTypes<Sdl>]: ResolversNamed<C, Sdl[Name], Name>
} & {
  readonly [Name in Exclude<keyof Sdl, NeededTypes<Sdl>>]?: ResolversNamed<C, Sdl[Name], Name>
}

/** Where something may be left out, GraphQL also lets null be given; what that means the schema says. */
type WithNulls<Given> = Given extends readonly (infer Item)[]
  ? readonly WithNulls<Item>[]
  : Given extends object
    ? {
        readonly [Name in keyof Given]:
          | WithNulls<Given[Name]>
          | (object extends Pick<Given, Name> ? null | undefined : never)
      }
    : Given

/** What `z.object({})` takes are any names, and nothing below them. */
type IsNameless<Given> = string extends keyof Given ? true : false

type ArgumentsOf<Given> = IsNameless<Given> extends true ? object : WithNulls<Given>
type NamesOf<Given> =
  IsNameless<Given> extends true ? never : Given extends unknown ? keyof Given : never

/** A resolver whose arguments a schema parses, and those beside them. */
export interface ParsingResolver<C, Given, Beside, Answer> {
  (parent: unknown, args: ArgumentsOf<Given> & Beside, context: C): Promise<Answer>
  readonly takes?: Record<NamesOf<Given> | keyof Beside, true>
}
