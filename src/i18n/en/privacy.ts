export const privacy = {
  documentTitle: 'Privacy · Nestling',
  title: 'What we keep, and what we don’t',
  lead: 'Children build here. So we keep as little as we can, we say all of it on this page, and you can take it with you or delete it.',
  yours: {
    title: 'Your account',
    text: 'You are logged in as {{username}}. Here is everything that is kept of you, in one file.',
    download: 'Download everything',
    delete: 'Delete my account',
    visitor: 'Log in, and you can download or delete here everything that is kept of you.',
    logIn: 'Log in',
  },
  deletion: {
    title: 'Delete your account?',
    text: 'Your name, your email, your likes and your certificates are erased at once, your worlds 30 days later. Nobody can bring your account back. What others made of your worlds stays theirs.',
    password: 'Your password',
    username: 'Your username',
    usePassword: 'I have a password',
    useUsername: 'I came in with Google',
    confirm: 'Delete it for good',
    done: 'Your account is deleted.',
  },
  sections: {
    short: {
      title: 'In short',
      text: `- No advertising, no tracking, no third parties: pages, fonts, pictures and programs all come from this one installation.
- You can build without an account. Then your work stays in your browser.
- What you make is private until you publish it.
- You can download or delete everything yourself, on this page.`,
    },
    browser: {
      title: 'Without an account: in your browser',
      text: `Your worlds, each step you made in them, and the pictures, sounds and models you added lie in the storage of this browser. So do your colours and which tabs were open. Whoever uses the same browser can see them. When you clear the browser’s data they are gone.

If you send a file without an account so that it works on the play page, it lies on our server for 7 days.

When you first came by a link with a note about where it stood (a poster, a newsletter), your browser keeps that note and sends it when you sign up.

While you wait for the email with a code for a new password, this tab remembers the address you typed, for 10 minutes at most.`,
    },
    account: {
      title: 'With an account: on the server',
      text: `- Your username, the name we should call you, your email and what you write about yourself. Of your password we keep a fingerprint only: nobody can read it, not even we.
- Your worlds and every step in them with its time, so that everything can be undone and nothing gets lost. What you published, and a picture of each of your worlds.
- Files that you uploaded. From photos we remove the place where they were taken.
- Likes, points, the days on which you built, your time zone, steps of courses and certificates.
- When you logged in and until when that holds, 30 days at most. Not from where and not with which device.
- Invitations, classes you are in, feedback and reports that you sent.

Who joins a class by its code needs no email and no real name: a nickname and three secret pictures are enough.`,
    },
    seen: {
      title: 'Who can see it',
      text: `- A private world: you, and those you invite.
- A world for your class: the class and its teacher.
- A published world: everybody, with your username and your profile.
- Your email and your password: nobody.
- Staff see what was reported to them, and feedback that was sent to them. They see a recording of your work only when you sent it along yourself.`,
    },
    counted: {
      title: 'What is counted',
      text: `We count how many worlds are begun, run, published and liked, how many pages of each kind are opened, and how far people come in the courses. What you write or build is not part of it. Figures of fewer than 10 people are not shown to anybody.

The address of your computer is used for a moment, so that nobody can try a thousand passwords. It is not written into the log.`,
    },
    cookies: {
      title: 'Cookies',
      text: `Three, and each only when it is needed: one that keeps you logged in (30 days), in classes one by which a browser that was let in before is known again (half a year), and one that remembers the language if you changed it (a year). All are for this site alone. You need not agree to anything, because there is nothing else.`,
    },
    google: {
      title: 'If there is a Google button',
      text: `Only when you press it, Google learns that you log in here, and tells us your name and your email there. Who does not press it never meets Google on this site.`,
    },
    deleting: {
      title: 'How long, and how to delete',
      text: `- A deleted world lies in your bin for 30 days. Then it is gone, with all its steps.
- A deleted account: who you were is erased at once, your worlds 30 days later. What others made of your worlds stays theirs and does not name you any more.
- Backups of whoever runs this installation may hold things for as long as they are kept.
- Parents can ask for all of this for their child, teachers for their class: [contact](/contact).`,
    },
    responsible: {
      title: 'Who is responsible',
      text: `Nestling is a program that a school, a club or a person runs for itself. Responsible for what is kept here is whoever runs this installation:`,
      unknown:
        'It has not been written here who that is. Ask the school or the person who gave you this address.',
    },
  },
}
