export const usersEn = {
  welcome: {
    title: 'Who are you here?',
    lead: 'A name that others find you by, and one that they call you.',
    nickname: 'Nickname',
    nicknameRule: '3 to 32 letters, digits, _ or -.',
    fullName: 'Name',
    submit: 'Set out',
  },
}
export type UsersWords = typeof usersEn
