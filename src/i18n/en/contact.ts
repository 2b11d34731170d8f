export const contact = {
  documentTitle: 'Contact · Nestling',
  title: 'Write to us',
  lead: 'Something broken, an idea, a question: we read all of it.',
  feedback: 'Write to us',
  sections: {
    world: {
      title: 'A world or a profile is not okay',
      text: `Open it and press Report. That reaches our team fastest, and nobody learns that it was you.`,
    },
    bug: {
      title: 'Something does not work',
      text: `Tell us what you did and what happened: [a bug](/feedback). In the workspace it is in the menu with the question mark, and there you can send along what happened in the last five minutes.`,
    },
    idea: {
      title: 'You have an idea',
      text: `Tell us what you wish for: [a wish](/feedback?type=feature).`,
    },
    login: {
      title: 'You cannot get in',
      text: `If you have an email with us, press Log in and then Forgot password. If you are in by a class code, your teacher gives you new secret pictures.`,
    },
    data: {
      title: 'Your data',
      text: `You can [download or delete](/privacy) everything yourself. Parents and teachers write to us.`,
    },
    operator: {
      title: 'Who runs this Nestling',
      unknown: 'It has not been written here yet. Ask the school or the person who gave you this address.',
    },
  },
}
