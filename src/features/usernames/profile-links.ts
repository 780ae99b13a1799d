import { takesName, usernameServices } from "@/generators/usernames/username-services.ts";

/** A page where a visitor can see whether a username is taken. */
export interface ProfileLink {
  readonly label: string;
  readonly href: string;
}

/** The profile that a username has, or would have, on each service that takes it. */
export function profileLinks(name: string): ProfileLink[] {
  return usernameServices.flatMap((service) => {
    const { label, profiles } = service;
    if (profiles === undefined || !takesName(service, name)) return [];
    return [{ label, href: profiles + encodeURIComponent(name) }];
  });
}

/** The services that do not take a username, for its signs or its length. */
export function refusingServices(name: string): string[] {
  return usernameServices.flatMap((service) => (takesName(service, name) ? [] : [service.label]));
}
