/** How each visibility is drawn. */
export const VISIBILITY_ICONS = { private: 'lock', followers: 'people', public: 'globe' } as const
export type Visibility = keyof typeof VISIBILITY_ICONS
export const VISIBILITIES = Object.keys(VISIBILITY_ICONS) as readonly Visibility[]
