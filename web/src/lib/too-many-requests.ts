/** The message when a firewall blocks an IP address (product 16.2). */
export const TOO_MANY_REQUESTS = 'Too many requests came from your network. Please wait five minutes and try again.';
